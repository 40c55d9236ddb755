import { Files, ProfileFrame } from '#features/profiles'

/** Pictures and films of somebody's posts. */
export const Component = () => <ProfileFrame>{profile => <Files profile={profile} />}</ProfileFrame>
