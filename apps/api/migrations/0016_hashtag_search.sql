-- Hashtags by the letters that they begin with, without accents: byte order, so that a beginning is one stretch of it.
CREATE INDEX post_hashtags_by_letters ON post_hashtags (plain_name(tag) COLLATE "C", tag);
