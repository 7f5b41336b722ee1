-- An update says how each service is affected from a moment on, so that an incident remembers what
-- each of its services went through: [{"service": 3, "impact": "outage", "from": "2026-…"}].
alter table status_updates add column impacts jsonb;

-- The release before knows one impact for all services of an incident. What it writes is read as
-- that impact of every service, and so are the updates of the time before this column. The column
-- impact and the table status_incident_services are kept for that release alone.
create function status_impacts_of_all(incident text, impact text, since timestamptz) returns jsonb
language sql stable as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('service', service_id, 'impact', impact, 'from', since) order by service_id
    ),
    '[]'
  )
  from status_incident_services
  where incident_id = incident
$$;

create function status_impacts_in_step() returns trigger language plpgsql as $$
begin
  if new.impacts is null then
    new.impacts := status_impacts_of_all(
      new.incident_id,
      new.impact,
      case
        when exists (select from status_updates where incident_id = new.incident_id) then new.at
        else (select starts_at from status_incidents where id = new.incident_id)
      end
    );
  end if;
  return new;
end
$$;

update status_updates said set impacts = status_impacts_of_all(
  said.incident_id,
  said.impact,
  case
    when exists (
      select from status_updates earlier
      where earlier.incident_id = said.incident_id and (earlier.at, earlier.id) < (said.at, said.id)
    ) then said.at
    else (select starts_at from status_incidents where id = said.incident_id)
  end
);
alter table status_updates alter column impacts set not null;

create trigger impacts_in_step before insert on status_updates
  for each row execute function status_impacts_in_step();
