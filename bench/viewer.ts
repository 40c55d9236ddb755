/** The person for whom the feed is read. */
export type Viewer = { id: number; token: string }

/** Signs up through the product's own door. */
export async function signUpViewer(origin: string): Promise<Viewer> {
  const answer = await fetch(`${origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Vera Viewer',
      email: 'vera@example.com',
      mobile: '+34600111222',
      password: 'Lanterns-0ver-the-Bay',
      country_id: 724,
    }),
  })
  if (!answer.ok) throw new Error(`Sign-up was refused: ${await answer.text()}`)
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } }
  return { id: user.id, token }
}
