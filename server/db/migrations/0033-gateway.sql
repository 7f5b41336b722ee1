-- Which accounts changed for the operator's gateway, and in what order. A revision is given at the
-- end of the transaction and under one lock, so that none appears below one that was read.
create table gateway_changes (
  account uuid primary key,
  revision bigint,
  changed_at timestamptz not null,
  -- The account was deleted.
  gone_at timestamptz
);
create unique index gateway_changes_revision on gateway_changes (revision);
create index gateway_changes_gone on gateway_changes (gone_at);

create table gateway_revision (
  only_row boolean primary key default true check (only_row),
  last bigint not null,
  -- The highest revision of a deleted account that is no longer listed.
  dropped bigint not null
);

-- What the gateway has read.
create table gateway_receipt (
  only_row boolean primary key default true check (only_row),
  revision bigint not null,
  read_at timestamptz not null,
  recorded_at timestamptz not null
);

-- Messages for a live log; recipients are masked.
create table gateway_messages (
  customer_id bigint not null references customers (id) on delete cascade,
  message_id text not null,
  version bigint not null,
  access_key text not null,
  request_id text not null,
  product text not null,
  country text not null,
  recipient text not null,
  status text not null,
  reason text,
  segments bigint not null,
  price numeric(14, 4) not null,
  currency text not null,
  accepted_at timestamptz not null,
  done_at timestamptz,
  primary key (customer_id, message_id)
);
create index gateway_messages_customer on gateway_messages (customer_id, accepted_at);
create index gateway_messages_accepted on gateway_messages (accepted_at);

insert into gateway_changes (account, revision, changed_at)
  select public_id, row_number() over (order by id), now() from customers where status <> 'pending';
insert into gateway_revision (last, dropped) select count(*), 0 from gateway_changes;

create function give_gateway_revision() returns trigger language plpgsql as $$
declare
  next bigint;
begin
  perform pg_advisory_xact_lock(7220115029);
  update gateway_revision set last = last + 1 returning last into next;
  update gateway_changes set revision = next where account = new.account;
  return null;
end $$;
create constraint trigger give_gateway_revision
  after insert or update of changed_at on gateway_changes
  deferrable initially deferred
  for each row execute function give_gateway_revision();

create function note_gone_account() returns trigger language plpgsql as $$ begin
  update gateway_changes set changed_at = now(), gone_at = now() where account = old.public_id;
  return null;
end $$;
create trigger note_gone_account after delete on customers
  for each row execute function note_gone_account();

create function note_dropped_account() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(7220115029);
  update gateway_revision set dropped = greatest(dropped, old.revision);
  return null;
end $$;
create trigger note_dropped_account after delete on gateway_changes
  for each row execute function note_dropped_account();
