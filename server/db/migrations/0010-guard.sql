-- A code belongs to whoever asked for it: several may wait for one recipient, and a stranger's
-- voids nobody else's. The release before goes on with one_time_codes.
create table sent_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('reset', 'activation')),
  recipient text not null,
  customer_id bigint not null references customers (id) on delete cascade,
  handle_hash text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (purpose, recipient, customer_id, handle_hash)
);
create index sent_codes_customer on sent_codes (customer_id);
create index sent_codes_expiry on sent_codes (expires_at);

-- Browsers that somebody has logged in with: failures of strangers do not count against them.
create table known_devices (
  device_hash text not null,
  customer_id bigint not null references customers (id) on delete cascade,
  employee_id uuid references employees (id) on delete cascade,
  first_login_at timestamptz not null,
  last_login_at timestamptz not null,
  unique nulls not distinct (device_hash, customer_id, employee_id)
);
create index known_devices_customer on known_devices (customer_id);
create index known_devices_last on known_devices (last_login_at);

-- What one sign-up was texted, and to which numbers.
alter table activation_tokens add column texts integer not null default 0;
alter table activation_tokens add column numbers text[] not null default '{}';

-- Texts with a code that left, and codes of them that were used: where few are used, somebody is
-- paid for receiving them.
create table text_hours (
  dial_code text not null,
  hour timestamptz not null,
  sent integer not null default 0,
  used integer not null default 0,
  primary key (dial_code, hour)
);
create index text_hours_hour on text_hours (hour);

-- Failures count by account and origin; this finds those of an account.
alter table login_failures add column account text;
create index login_failures_account on login_failures (account);
