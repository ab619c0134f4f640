-- A change of the read model of shop-jobs.

-- bindings.MAIL.index: to
DROP INDEX tsumugi_jobs_index_mail_to;
ALTER TABLE tsumugi_jobs DROP COLUMN index_mail_to;
SELECT 1;
