-- Who moderates or administers; nearly nobody does.
ALTER TABLE users ADD COLUMN staff_role text CHECK (staff_role IN ('moderator', 'administrator'));
