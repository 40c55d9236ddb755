import { Music } from '#features/social/music'
import { ProfileFrame } from '#features/social/profiles'

/** The songs of somebody, and what the viewer keeps of others. */
export const Component = () => <ProfileFrame>{profile => <Music user={profile} />}</ProfileFrame>
