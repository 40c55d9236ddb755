import { Files, ProfileFrame } from '#features/social/profiles'

/** Pictures and films of somebody's posts. */
export const Component = () => <ProfileFrame>{profile => <Files profile={profile} />}</ProfileFrame>
