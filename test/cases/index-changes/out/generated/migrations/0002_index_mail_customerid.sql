-- A change of the read model of shop-jobs.

-- bindings.MAIL.index: customerId
ALTER TABLE tsumugi_jobs ADD COLUMN index_mail_customerId GENERATED ALWAYS AS (CASE WHEN binding = 'MAIL' THEN json_extract(payload, '$.customerId') END) VIRTUAL;
CREATE INDEX tsumugi_jobs_index_mail_customerId ON tsumugi_jobs (index_mail_customerId, created_at) WHERE index_mail_customerId IS NOT NULL;
