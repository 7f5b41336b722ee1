-- The hashed files of every release that runs or ran lately, so that a process can serve those of
-- another one. The release before keeps none here and goes on as it did.
create table site_assets (
  name text primary key,
  type text not null,
  etag text not null,
  plain bytea not null,
  brotli bytea,
  gzip bytea,
  last_run_at timestamptz not null
);
-- PostgreSQL need not try to compress what is compressed beside it.
alter table site_assets alter column plain set storage external;
alter table site_assets alter column brotli set storage external;
alter table site_assets alter column gzip set storage external;
create index site_assets_last_run on site_assets (last_run_at);
