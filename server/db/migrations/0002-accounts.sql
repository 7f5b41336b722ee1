-- What a customer is called outside this database: it tells nothing about how many there are.
alter table customers add column public_id uuid not null unique default gen_random_uuid();

create table employees (
  id uuid primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  status text not null default 'active' check (status in ('active', 'disabled')),
  username text not null,
  name text not null,
  password_hash text not null,
  menus text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
create unique index employees_username_key on employees (customer_id, lower(username));

create table sessions (
  id uuid primary key,
  token_hash text not null unique,
  customer_id bigint not null references customers (id) on delete cascade,
  employee_id uuid references employees (id) on delete cascade,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_customer on sessions (customer_id, employee_id);
create index sessions_expiry on sessions (expires_at);

create table activation_tokens (
  token_hash text primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  way text not null check (way in ('mail', 'phone')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index activation_tokens_customer on activation_tokens (customer_id);
create index activation_tokens_expiry on activation_tokens (expires_at);

create table one_time_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('reset', 'activation')),
  recipient text not null,
  customer_id bigint not null references customers (id) on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (purpose, recipient, customer_id)
);
create index one_time_codes_customer on one_time_codes (customer_id);
create index one_time_codes_expiry on one_time_codes (expires_at);

create table login_failures (
  key text primary key,
  failures integer not null,
  last_failure_at timestamptz not null,
  locked_until timestamptz
);
create index login_failures_last on login_failures (last_failure_at);
