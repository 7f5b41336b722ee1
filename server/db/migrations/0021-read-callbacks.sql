-- Programs read the callbacks of an application in the order in which these became readable: the
-- first reader numbers them, from a count that the application keeps. Null until then, and again
-- when a callback is sent once more.
alter table applications add column callbacks_read bigint not null default 0;
alter table sandbox_deliveries add column read_position bigint;
create index sandbox_deliveries_read on sandbox_deliveries (application_id, read_position)
  where read_position is not null;
create index sandbox_deliveries_unread on sandbox_deliveries (application_id, occurred_at)
  where read_position is null;
