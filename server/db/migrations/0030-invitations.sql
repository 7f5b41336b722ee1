-- Employees are invited by mail. A row is one link; what was ended stays for a while, so that whoever
-- opens its link reads whom to ask for a new one.
create table employee_invitations (
  id uuid primary key,
  customer_id bigint not null references customers (id) on delete cascade,
  token_hash text not null unique,
  email text not null,
  locale text not null,
  menus text[] not null default '{}',
  manages_keys boolean not null default false,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index employee_invitations_open
  on employee_invitations (customer_id, lower(email)) where ended_at is null;
create index employee_invitations_expiry on employee_invitations (expires_at);

-- Only of those who were invited.
alter table employees add column email text;

-- The password is one that the main user chose: the employee sets another before anything else.
alter table employees add column must_set_password boolean not null default false;

-- Employees need a second factor; null where they may log in without one.
alter table customers add column two_factor_required_since timestamptz;
