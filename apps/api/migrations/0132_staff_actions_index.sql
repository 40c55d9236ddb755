-- What somebody of the staff has done to one thing, such as opening the document of a store before verifying it.
CREATE INDEX staff_actions_of_subject ON staff_actions (subject_type, subject_id, actor_id, at DESC);
