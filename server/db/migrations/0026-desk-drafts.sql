-- What was begun at the desk and is not published yet. A draft from an alert has no author until
-- somebody saves it.
create table desk_drafts (
  id uuid primary key,
  kind text not null,
  incident_id text,
  content jsonb not null,
  author_id uuid references desk_people (id) on delete set null,
  alert_group text unique,
  notes text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index desk_drafts_updated on desk_drafts (updated_at);

-- A browser names what it sends, so that a change whose answer was lost is made once.
alter table status_changes add column submission uuid unique;
