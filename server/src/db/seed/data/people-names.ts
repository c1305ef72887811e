export const FIRST_NAMES = {
  women: ['Ligaya', 'Maria Luisa', 'Amihan', 'Corazon', 'Jocelyn', 'Marites', 'Rosario', 'Tala', 'Imelda', 'Bernadette', 'Lourdes', 'Hazel', 'Kristine', 'Divina', 'Theresa', 'Aurora', 'Camille', 'Nenita', 'Patricia', 'Yolanda'],
  men: ['Ramon', 'Jose Mari', 'Andres', 'Emilio', 'Rodel', 'Benigno', 'Carlo', 'Dennis', 'Efren', 'Francisco', 'Gregorio', 'Hernan', 'Isagani', 'Joselito', 'Leandro', 'Manuel', 'Noel', 'Paolo', 'Rogelio', 'Vicente'],
} as const

export const LAST_NAMES = ['Santos', 'Reyes', 'Dela Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Torres', 'Aquino', 'Villanueva', 'Ramos', 'Castillo', 'Rivera', 'Salazar', 'Navarro', 'Mercado', 'Del Rosario', 'Aguilar', 'Magsaysay', 'Pangilinan', 'Dimaculangan', 'Batungbakal', 'Lacson', 'Evangelista', 'Soriano', 'Panganiban', 'Macaraeg', 'Abad', 'Tolentino', 'Cabrera'] as const
