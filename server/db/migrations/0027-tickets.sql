-- Support tickets. The number is the id; the first one is T-1201. The ticket that one follows may
-- be deleted before it.
create table tickets (
  id bigint primary key generated always as identity (start with 1201),
  customer_id bigint not null references customers (id) on delete cascade,
  submission_id uuid not null,
  type text not null,
  subject text not null,
  facts jsonb not null,
  locale text not null,
  state text not null,
  opened_by text not null,
  taken_by uuid references desk_people (id) on delete set null,
  follows_id bigint,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  due_at timestamptz,
  answered_at timestamptz,
  answered_by text not null default '',
  closed_at timestamptz,
  read_at timestamptz,
  unique (customer_id, submission_id)
);
create index tickets_state on tickets (state, due_at);
create index tickets_taken on tickets (taken_by);
create index tickets_closed on tickets (closed_at);

create table ticket_entries (
  id bigint primary key generated always as identity,
  ticket_id bigint not null references tickets (id) on delete cascade,
  submission_id uuid not null,
  kind text not null,
  event text,
  author_id uuid,
  author_name text not null,
  text text not null,
  at timestamptz not null,
  unique (ticket_id, submission_id)
);

-- Answers that are written once, in both languages; an empty text is still to be translated.
create table saved_replies (
  id uuid primary key,
  name text not null,
  type text,
  texts jsonb not null,
  used integer not null default 0,
  created_at timestamptz not null
);
