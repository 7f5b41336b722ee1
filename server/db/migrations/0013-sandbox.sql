-- An application is one integration: keys, a callback address and secret, and what was practised
-- with them. Without a customer it is a practice session, which ends by itself.
create table applications (
  id uuid primary key,
  customer_id bigint unique references customers (id) on delete cascade,
  -- Whoever opened a practice session reads it with this token.
  token_hash text unique,
  network text not null,
  created_at timestamptz not null,
  ends_at timestamptz,
  catcher_id text not null unique,
  catcher_answer text not null default 'ok' check (catcher_answer in ('ok', 'fail', 'late')),
  callback_url text,
  sealed_callback_secret text not null,
  -- Shown before it is used.
  sealed_next_secret text,
  allowed_addresses text[] not null default '{}',
  check (customer_id is null or token_hash is null),
  check ((customer_id is null) = (ends_at is not null))
);
create index applications_ends on applications (ends_at);
create index applications_network on applications (network) where customer_id is null;

create table api_keys (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  environment text not null check (environment in ('sandbox', 'live')),
  name text not null,
  access_key text not null unique,
  sealed_secret text not null,
  rights text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  last_used_address text,
  ends_at timestamptz
);
create index api_keys_application on api_keys (application_id);
create index api_keys_ends on api_keys (ends_at);

-- What calls made in the sandbox: how it was at first, and what becomes of it by the clock.
create table sandbox_things (
  application_id uuid not null references applications (id) on delete cascade,
  kind text not null,
  id text not null,
  made_at timestamptz not null,
  -- The request that made it.
  request_id uuid,
  -- Null for what is there from the beginning and was removed.
  data jsonb,
  steps jsonb not null default '[]',
  primary key (application_id, kind, id)
);
create index sandbox_things_made on sandbox_things (made_at);
create index sandbox_things_request on sandbox_things (request_id);

-- A nonce is good once.
create table sandbox_nonces (
  application_id uuid not null references applications (id) on delete cascade,
  nonce text not null,
  used_at timestamptz not null,
  primary key (application_id, nonce)
);
create index sandbox_nonces_used on sandbox_nonces (used_at);

-- The answer that a repeated request gets again.
create table sandbox_repeats (
  application_id uuid not null references applications (id) on delete cascade,
  path text not null,
  key text not null,
  body_hash text not null,
  answer jsonb not null,
  made_at timestamptz not null,
  primary key (application_id, path, key)
);
create index sandbox_repeats_made on sandbox_repeats (made_at);

-- Without secrets: neither those of headers nor those of bodies.
create table sandbox_requests (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  key_id uuid references api_keys (id) on delete set null,
  call_id text not null,
  method text not null,
  path text not null,
  query text not null,
  headers jsonb not null,
  body text not null,
  status integer not null,
  code integer not null,
  answer text not null,
  address text not null,
  took_ms integer not null,
  made_at timestamptz not null
);
create index sandbox_requests_application on sandbox_requests (application_id, made_at desc);
create index sandbox_requests_made on sandbox_requests (made_at);

-- A callback to be brought to the reader, tried until it is taken or given up.
create table sandbox_deliveries (
  id uuid primary key,
  -- Of two at the same moment the one that was set down first is brought first.
  position bigint not null generated always as identity,
  application_id uuid not null references applications (id) on delete cascade,
  request_id uuid,
  -- The thing that it tells of.
  kind text,
  thing_id text,
  event text not null,
  event_id uuid not null,
  occurred_at timestamptz not null,
  -- Unset: the catcher of the page.
  url text,
  host text,
  is_signed boolean not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'received', 'given-up')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  held_by uuid,
  made_at timestamptz not null
);
create index sandbox_deliveries_due on sandbox_deliveries (due_at) where state = 'waiting';
create index sandbox_deliveries_application on sandbox_deliveries (application_id, occurred_at desc);
create index sandbox_deliveries_request on sandbox_deliveries (request_id);
create index sandbox_deliveries_made on sandbox_deliveries (made_at);
create index sandbox_deliveries_host on sandbox_deliveries (application_id, host) where host is not null;

create table sandbox_attempts (
  delivery_id uuid not null references sandbox_deliveries (id) on delete cascade,
  number integer not null,
  made_at timestamptz not null,
  took_ms integer not null,
  headers jsonb not null,
  status integer,
  -- Why there is no status.
  problem text,
  reply text not null default '',
  primary key (delivery_id, number)
);

-- Networks that may not practise, and why.
create table sandbox_blocks (
  network cidr primary key,
  reason text not null,
  blocked_by text not null,
  blocked_at timestamptz not null
);
