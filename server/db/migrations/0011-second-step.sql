-- A second step after the password: passkeys, an authenticator app, and codes for when both are
-- lost. Each belongs to the main user of a customer or to an employee.
create table passkeys (
  id uuid primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  employee_id uuid references employees (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- The browser it was made in, as known_devices has it.
  device_hash text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_customer on passkeys (customer_id);

create table authenticator_apps (
  customer_id bigint not null references customers (id) on delete cascade,
  employee_id uuid references employees (id) on delete cascade,
  sealed_secret text not null,
  -- Unset until its first code was right.
  confirmed_at timestamptz,
  -- The newest moment whose code was used: none is good twice.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique nulls not distinct (customer_id, employee_id)
);

create table recovery_codes (
  code_hash text primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  employee_id uuid references employees (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_customer on recovery_codes (customer_id);

-- What an authenticator is asked to sign, good for one answer.
create table passkey_challenges (
  id uuid primary key,
  purpose text not null check (purpose in ('add', 'log-in', 'confirm')),
  customer_id bigint not null references customers (id) on delete cascade,
  employee_id uuid references employees (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- The password was right, the second step is still to come. No session: the release before would
-- take one for a whole login.
create table login_steps (
  token_hash text primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  employee_id uuid references employees (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_steps_customer on login_steps (customer_id);
create index login_steps_expiry on login_steps (expires_at);

-- When whoever is logged in last proved it was them.
alter table sessions add column confirmed_at timestamptz;

-- With which browser somebody did something.
alter table audit_events add column user_agent text;
