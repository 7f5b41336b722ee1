-- A message waits in a lane, so that none stands behind what is slow or plenty. Whoever hands one
-- over holds it: held_by names the hand-over, and until due_at nobody else takes the row. The
-- release before takes what is due, so it leaves alone what is held.
alter table outbox_messages
  add column lane text check (lane in ('code', 'text', 'mail', 'mass')),
  add column held_by uuid;

-- The release before names no lane. A later migration drops this, and the index outbox_messages_due.
create function outbox_lane() returns trigger language plpgsql as $$
begin
  new.lane := case
    when new.channel = 'sms' then 'text'
    when new.template in ('activation', 'reset-code-mail') then 'code'
    when new.template = 'status-notice' then 'mass'
    else 'mail'
  end;
  return new;
end
$$;
create trigger outbox_lane before insert or update on outbox_messages
  for each row when (new.lane is null) execute function outbox_lane();
update outbox_messages set lane = null;
alter table outbox_messages alter column lane set not null;

create index outbox_messages_lane on outbox_messages (lane, due_at) where status = 'queued';
