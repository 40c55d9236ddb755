import { Files, ProfileFrame } from '#features/social/profiles'

/** Pictures and videos of a person's posts. */
export const Component = () => <ProfileFrame>{profile => <Files profile={profile} />}</ProfileFrame>
