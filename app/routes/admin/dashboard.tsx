import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdminDashboard } from '#app/features/admin/admin-dashboard.tsx'
import { readAdminDashboard } from '#app/features/admin/stats.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle('Admin Dashboard')
export const loader = pageLoader(readAdminDashboard, ({ request }) => ({
  range: new URL(request.url).searchParams.get('range'),
}))

export default function AdminDashboardPage() {
  return <AdminDashboard {...useLoaderData<typeof loader>()} />
}
