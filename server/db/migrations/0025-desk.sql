-- The operator's desk: people who are not customers, what they log in with, and what they did last.
-- A person who was removed keeps the row, since records name it; the mail address is free again.
create table desk_people (
  id uuid primary key,
  email text not null,
  name text not null default '',
  locale text not null,
  roles text[] not null,
  added_by text not null,
  created_at timestamptz not null,
  joined_at timestamptz,
  last_seen_at timestamptz,
  removed_at timestamptz
);
create unique index desk_people_email on desk_people (lower(email)) where removed_at is null;

create table desk_passkeys (
  id uuid primary key,
  person_id uuid not null references desk_people (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index desk_passkeys_person on desk_passkeys (person_id);

-- One open invitation per person: a new one replaces the one before.
create table desk_invitations (
  person_id uuid primary key references desk_people (id) on delete cascade,
  token_hash text not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index desk_invitations_expiry on desk_invitations (expires_at);

create table desk_sessions (
  id uuid primary key,
  token_hash text not null unique,
  person_id uuid not null references desk_people (id) on delete cascade,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null
);
create index desk_sessions_person on desk_sessions (person_id);
create index desk_sessions_expiry on desk_sessions (expires_at);

-- Nobody is known yet when a login begins.
create table desk_challenges (
  id uuid primary key,
  purpose text not null,
  person_id uuid references desk_people (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index desk_challenges_expiry on desk_challenges (expires_at);

-- Commands mail links to the desk, which may have an origin of its own.
alter table public_address add column desk_origin text;
