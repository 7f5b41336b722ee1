-- When a block of the sandbox ends; null for one that stays until somebody removes it, as those of
-- the release before do.
alter table sandbox_blocks add column ends_at timestamptz;
create index sandbox_blocks_end on sandbox_blocks (ends_at);
