-- Who sees the keys of an account has the menu; who may change them has this.
alter table employees add column manages_keys boolean not null default false;

-- When the first steps were shown with all of them done; after that they are not shown again.
alter table applications add column steps_seen_at timestamptz;
