export const cartRoutes = []
