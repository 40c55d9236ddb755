-- Which rule is broken by what is reported, besides the words of whoever reports it.
ALTER TABLE reports ADD rule text CHECK (rule ~ '^[a-z_]{1,40}$');
-- as the first says of those who say so
ALTER TABLE report_cases ADD rule text CHECK (rule ~ '^[a-z_]{1,40}$');
