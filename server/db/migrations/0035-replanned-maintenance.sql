-- An update that changes planned maintenance: its window before and after. The release before adds
-- none and does not read it.
alter table status_updates add column replanned jsonb;
