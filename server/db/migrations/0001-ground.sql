create table countries (
  id integer primary key,
  iso_2 text not null unique,
  dial_code text not null,
  chinese_name text not null,
  english_name text not null
);

create table customers (
  id bigint primary key generated always as identity,
  status text not null default 'pending' check (status in ('pending', 'active', 'disabled')),
  email text not null,
  email_verified_at timestamptz,
  phone text unique,
  username text,
  password_hash text,
  first_name text not null,
  last_name text not null,
  company_name text not null default '',
  company_address text not null default '',
  country_id integer references countries (id),
  business_type integer,
  locale text not null check (locale in ('en', 'zh')),
  currency text not null default 'USD',
  balance numeric(14, 4) not null default 0,
  credit_balance numeric(14, 4) not null default 0,
  enabled_products text[] not null default '{}',
  created_at timestamptz not null default now(),
  activated_at timestamptz
);
create unique index customers_email_key on customers (lower(email));
create unique index customers_username_key on customers (lower(username));

create table outbox_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  template text not null,
  locale text not null check (locale in ('en', 'zh')),
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index outbox_messages_due on outbox_messages (due_at) where status = 'queued';
create index outbox_messages_status on outbox_messages (status, created_at);

create table limit_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  expires_at timestamptz not null,
  primary key (key, window_start)
);
create index limit_counters_expiry on limit_counters (expires_at);

create table contact_messages (
  id bigint primary key generated always as identity,
  full_name text not null,
  email text not null,
  phone text not null,
  message text not null,
  locale text not null check (locale in ('en', 'zh')),
  request_id text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_created on contact_messages (created_at);

create table analytics_events (
  id bigint primary key generated always as identity,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index analytics_events_created on analytics_events (created_at);
