-- Who may do what with somebody. These stand beside the account, as `is_kid` does: lists of people ask for them in each row that they
-- have read anyway. The defaults are what held before anybody could choose.
ALTER TABLE users
  ADD COLUMN messages_from text NOT NULL DEFAULT 'everybody' CHECK (messages_from IN ('everybody', 'connections', 'nobody')),
  ADD COLUMN invitations_from text NOT NULL DEFAULT 'everybody' CHECK (invitations_from IN ('everybody', 'connections', 'nobody')),
  ADD COLUMN birthday_to text NOT NULL DEFAULT 'connections' CHECK (birthday_to IN ('everybody', 'connections', 'nobody')),
  ADD COLUMN found_by text NOT NULL DEFAULT 'everybody' CHECK (found_by IN ('everybody', 'circle', 'connections')),
  ADD COLUMN shows_reads boolean NOT NULL DEFAULT true;
