-- How often in a row the lease of a delivery ran out before its attempt was settled: a delivery
-- whose lease lapses twice is set aside (given up), so that it cannot stop those behind it.
alter table sandbox_deliveries add column lapsed_leases integer not null default 0;
