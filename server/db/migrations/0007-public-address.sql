-- The address under which the world sees the site, as its server was told. What an operator's
-- command mails leads there, whatever the settings of the operator's own machine are. One row.
create table public_address (
  only_row boolean primary key default true check (only_row),
  origin text not null,
  stored_at timestamptz not null default now()
);
