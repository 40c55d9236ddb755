-- What the staff has done is looked for by who did it, of which kind it is and to what.
DROP INDEX staff_actions_of_subject;
CREATE INDEX staff_actions_of_command_line ON staff_actions (at DESC, id DESC) WHERE actor_id IS NULL;
CREATE INDEX staff_actions_of_actor_and_kind ON staff_actions (actor_id, action, at DESC, id DESC);
CREATE INDEX staff_actions_of_kind ON staff_actions (action, at DESC, id DESC);
CREATE INDEX staff_actions_of_subject ON staff_actions (subject_type, subject_id, at DESC, id DESC);
CREATE INDEX staff_actions_of_subjects ON staff_actions (subject_type, at DESC, id DESC);

-- Few do nearly everything, and nearly everything is of few kinds: whoever asks for what is rare shall not walk along all the rest.
ALTER TABLE staff_actions ALTER COLUMN actor_id SET (n_distinct = -0.01);
ALTER TABLE staff_actions ALTER COLUMN action SET (n_distinct = -0.01);
ALTER TABLE staff_actions ALTER COLUMN subject_type SET (n_distinct = -0.01);
