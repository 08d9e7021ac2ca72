"""What Lighthouse says about the page. Its pinned packages are large, so they live here and not with the page's own."""
