-- What customers used, by day: totals that the operator's gateway reports, and those of the
-- sandbox. An empty access key is traffic without a key, such as inbound messages.
create table usage_days (
  environment text not null,
  customer_id bigint not null references customers (id) on delete cascade,
  access_key text not null,
  product text not null,
  country text not null,
  day date not null,
  version bigint not null,
  count bigint not null,
  segments bigint not null,
  delivered bigint not null,
  used bigint not null,
  failed jsonb not null,
  price numeric(14, 4) not null,
  currency text not null,
  primary key (customer_id, environment, day, access_key, product, country)
);
create index usage_days_day on usage_days (day);

-- Up to when the totals of an environment are complete; null until it was said.
create table usage_reports (
  environment text primary key,
  reported_at timestamptz not null,
  complete_until timestamptz
);

-- Rows that were refused, without their values.
create table gateway_refusals (
  id bigint primary key generated always as identity,
  call text not null,
  row_index integer not null,
  field text not null,
  expected text not null,
  at timestamptz not null
);
create index gateway_refusals_at on gateway_refusals (at);

-- When the gateway's figure was true; null while operators set the balance.
alter table customers add column balance_as_of timestamptz;
