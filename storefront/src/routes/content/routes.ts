export const contentRoutes = []
