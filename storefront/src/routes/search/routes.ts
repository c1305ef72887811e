export const searchRoutes = []
