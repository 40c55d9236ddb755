import { Music } from '#features/social/music'
import { ProfileFrame } from '#features/social/profiles'

/** A person's songs; for the viewer also their subscribed songs. */
export const Component = () => <ProfileFrame>{profile => <Music user={profile} />}</ProfileFrame>
