/** Advisory lock: held alone by who rearranges the tree, shared by who puts products into it. */
export const CATEGORY_TREE_LOCK = 7_269_415
