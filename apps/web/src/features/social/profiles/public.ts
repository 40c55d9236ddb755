export { Activities } from './activities.tsx'
export { EditProfile } from './edit/edit-profile.tsx'
export { Files } from './files/files.tsx'
export { ProfileFrame } from './profile-frame.tsx'
