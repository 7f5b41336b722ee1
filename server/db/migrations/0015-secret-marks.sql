-- Each secret that something in this database may be sealed with, oldest first: a value derived
-- from it, by which a process notices that it has another one. Two rows while one replaces the other.
create table secret_marks (
  id bigint generated always as identity primary key,
  mark text not null unique,
  taken_at timestamptz not null
);
