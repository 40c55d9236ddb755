-- What somebody has done to a few things is found by both, whatever else they did and whoever else did it.
DROP INDEX post_likes_user, post_superlikes_user, post_hides_user, comment_likes_user, event_wall_user;
CREATE INDEX post_likes_user ON post_likes (user_id, post_id);
CREATE INDEX post_superlikes_user ON post_superlikes (user_id, post_id);
CREATE INDEX post_hides_user ON post_hides (user_id, post_id);
CREATE INDEX comment_likes_user ON comment_likes (user_id, comment_id);
CREATE INDEX comments_replies_by_author ON comments (parent_id, user_id) WHERE parent_id IS NOT NULL;
CREATE INDEX event_wall_user ON event_wall_entries (user_id, event_id, created_at DESC, id DESC);

-- A list of entries that wait to be sorted in is read by each search, and makes the planner pass the index by.
ALTER INDEX users_by_name SET (fastupdate = off);
ALTER INDEX users_by_likeness SET (fastupdate = off);
ALTER INDEX users_by_slips SET (fastupdate = off);
ALTER INDEX meet_profiles_words SET (fastupdate = off);
ALTER INDEX events_words SET (fastupdate = off);
ALTER INDEX service_providers_by_name SET (fastupdate = off);
