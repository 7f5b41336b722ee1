-- When the sample data of the demo account was made; null: the account has none.
alter table customers add column samples_until timestamptz;
