-- Who sees the keys of an account has the menu; who may change them has this.
alter table employees add column manages_keys boolean not null default false;
