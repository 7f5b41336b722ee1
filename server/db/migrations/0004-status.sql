create table status_services (
  id integer primary key,
  slug text not null unique,
  english_name text not null,
  chinese_name text not null,
  recorded_from timestamptz not null default now()
);

create table status_incidents (
  id text primary key,
  kind text not null check (kind in ('incident', 'maintenance')),
  english_title text not null,
  chinese_title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  cancelled_at timestamptz,
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  check (ends_at >= starts_at),
  check (kind = 'incident' or ends_at is not null)
);
create index status_incidents_start on status_incidents (starts_at);

create table status_incident_services (
  incident_id text not null references status_incidents (id) on delete cascade,
  service_id integer not null references status_services (id),
  primary key (incident_id, service_id)
);
create index status_incident_services_service on status_incident_services (service_id);

create table status_updates (
  id bigint primary key generated always as identity,
  incident_id text not null references status_incidents (id) on delete cascade,
  state text not null check (
    state in ('investigating', 'identified', 'monitoring', 'resolved', 'scheduled', 'cancelled')
  ),
  impact text not null check (impact in ('degraded', 'outage', 'maintenance')),
  english_text text not null,
  chinese_text text not null,
  at timestamptz not null,
  written_at timestamptz not null default now()
);
create index status_updates_incident on status_updates (incident_id, at);

create table status_changes (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  who text not null,
  action text not null,
  incident_id text,
  details jsonb not null
);

create table status_subscriptions (
  id uuid primary key,
  email text not null unique,
  locale text not null check (locale in ('en', 'zh')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index status_subscriptions_created on status_subscriptions (created_at);
