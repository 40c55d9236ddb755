import { Music } from '#features/music'
import { ProfileFrame } from '#features/profiles'

/** The songs of somebody, and what the viewer keeps of others. */
export const Component = () => <ProfileFrame>{profile => <Music user={profile} />}</ProfileFrame>
