-- The id of a row of the log is made by the server. A requestId that the caller chose stands beside
-- it and may be used again; null where the caller chose none, and in rows of the release before,
-- whose id is the requestId.
alter table sandbox_requests add column request_id uuid;
create index sandbox_requests_request on sandbox_requests (application_id, request_id)
  where request_id is not null;

-- How many requests each key proved, counted apart from the log; the release before counts none. Not
-- a column of api_keys: each row of the log locks its key's row, and an update there would meet that.
create table api_key_uses (
  key_id uuid primary key references api_keys (id) on delete cascade,
  uses bigint not null
);
