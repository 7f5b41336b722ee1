-- Who did what to whom. It refers to nothing, so that it outlives what it tells of.
create table audit_events (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null check (
    actor_kind in ('customer', 'employee', 'operator', 'visitor', 'system')
  ),
  actor_id text,
  actor_name text,
  action text not null,
  target_kind text not null,
  target_id text,
  address text,
  request_id text,
  details jsonb not null
);
create index audit_events_at on audit_events (at);
create index audit_events_actor on audit_events (actor_id);
create index audit_events_target on audit_events (target_id);
create index audit_events_request on audit_events (request_id);

-- What was written stays. Only a transaction that says it purges may delete.
create function keep_audit_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('audit.purging', true) = 'on' then
    return null;
  end if;
  raise exception 'audit_events is append-only: % is refused', tg_op
    using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_events_kept before update or delete or truncate on audit_events
  for each statement execute function keep_audit_events();
